import { createRoot } from 'react-dom/client';
import { newConnector } from './api/connector.ts';
import { App } from './app/App.tsx';
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

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');
createRoot(root).render(
  <AppStateContext value={createAppState(window)}>
    <CameraLinkContext value={new CameraLink()}>
      <App connect={newConnector(window)} />
    </CameraLinkContext>
  </AppStateContext>,
);
