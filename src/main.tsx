import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { routes } from './routes.tsx';
import { installTrustedTypes } from './shared/security/trustedTypes.ts';

installTrustedTypes();

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root to render into.');
createRoot(place).render(
  <StrictMode>
    <BrowserRouter>
      <App routes={routes} />
    </BrowserRouter>
  </StrictMode>,
);
