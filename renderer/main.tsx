import { createRoot } from 'react-dom/client';
import { newConnector } from './api/connector.ts';
import { App } from './app/App.tsx';
import { bridgeOf } from './desktop/bridge.ts';
import { connectDesktop } from './desktop/connect-desktop.ts';
import { AppStateContext, createAppState } from './state/app-state.ts';
import { CameraLink, CameraLinkContext } from './views/replay/use-camera-link.ts';
import './theme/tokens.css';
import './theme/base.css';
import './theme/controls.css';
import './theme/shell.css';
import './theme/home.css';
import './theme/replay.css';
import './theme/timeline.css';
import './theme/transport.css';
import './theme/inspector.css';
import './theme/divergence.css';
import './theme/results.css';
import './theme/field.css';
import './theme/case.css';
import './theme/settings.css';
import './theme/menu.css';
import './theme/charts.css';
import './theme/fuel.css';
import './theme/notes.css';
import './theme/about.css';
import './theme/alerts.css';
import './theme/fault.css';
import './theme/help.css';
import './theme/narrow.css';
import './theme/forced.css';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');
const app = createAppState(window);
const bridge = bridgeOf(window);
// Before the page asks for its services: what the desktop app has to say then must be heard.
if (bridge) connectDesktop(app, bridge);
createRoot(root).render(
  <AppStateContext value={app}>
    <CameraLinkContext value={new CameraLink()}>
      <App connect={newConnector(window)} />
    </CameraLinkContext>
  </AppStateContext>,
);
