import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { routes } from './routes.tsx';
import { installTrustedTypes } from './shared/security/trustedTypes.ts';
import { session } from './shared/session/store.ts';

installTrustedTypes();

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root to render into.');
const app = (
  <StrictMode>
    <BrowserRouter>
      <App routes={routes} />
    </BrowserRouter>
  </StrictMode>
);
// What was rendered at build time was rendered for a visitor whom nobody knows.
if (place.hasChildNodes() && session.read().token === '') {
  hydrateRoot(place, app);
} else {
  place.replaceChildren();
  createRoot(place).render(app);
}
delete document.documentElement.dataset.known;
