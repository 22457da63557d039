import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { routes } from './routes.tsx';
import { installTrustedTypes } from './shared/security/trustedTypes.ts';
import { session } from './shared/session/session.ts';

installTrustedTypes();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into.');
const app = (
  <StrictMode>
    <BrowserRouter>
      <App routes={routes} />
    </BrowserRouter>
  </StrictMode>
);
// The markup of the build is that of a signed-out visitor.
if (root.hasChildNodes() && session.read().token === '') {
  hydrateRoot(root, app);
} else {
  root.replaceChildren();
  createRoot(root).render(app);
}
delete document.documentElement.dataset.known;
