import { createRoot } from 'react-dom/client';
import { newConnector } from './api/connector.ts';
import { App } from './app/App.tsx';
import './theme/tokens.css';
import './theme/page.css';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root element');
createRoot(root).render(<App connect={newConnector(window)} startTick={startTick()} />);

/** The tick in the page's address. */
function startTick(): number {
  const text = new URLSearchParams(window.location.search).get('tick') ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}
