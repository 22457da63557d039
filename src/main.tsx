import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { InvestorArea, routes } from './routes.tsx';
import { beginTakeOver } from './shared/prerender/useTakesOver.ts';
import { installTrustedTypes } from './shared/security/trustedTypes.ts';
import { session } from './shared/session/session.ts';

installTrustedTypes();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const app = (
  <StrictMode>
    <BrowserRouter>
      <App routes={routes} />
    </BrowserRouter>
  </StrictMode>
);
const isSignedIn = session.read().token !== '';
const isInvestorPage = location.pathname.startsWith('/user/');
// The markup of the build is the sign-in page of a visitor or the empty frame of an investor: anyone
// else is redirected.
if (isSignedIn !== isInvestorPage) root.replaceChildren();
if (root.hasChildNodes() && !isInvestorPage) {
  beginTakeOver();
  hydrateRoot(root, app);
} else {
  // React replaces the frame with its first render, which then has the whole area.
  const ready = root.hasChildNodes() ? InvestorArea.preload() : Promise.resolve();
  void ready.then(() => createRoot(root).render(app));
}
delete document.documentElement.dataset.leaving;
