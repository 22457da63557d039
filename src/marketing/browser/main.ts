import { startCarousel } from './carousel.ts';
import { startConsent } from './consent.ts';
import { layOutDeferredBands } from './deferredBands.ts';
import { quietMenus } from './menus.ts';
import { prefetchShell } from './prefetchShell.ts';
import { revealSignedIn } from './signedIn.ts';
import { startThemeToggle } from './themeToggle.ts';
import { startTicker } from './ticker.ts';

// The only script of the pre-rendered pages: a part without its markup does nothing.
const each = (part: string, start: (element: HTMLElement) => void) => {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${part}]`)) start(element);
};
each('carousel', startCarousel);
each('menus', quietMenus);
each('theme-toggle', startThemeToggle);
each('ticker', startTicker);
each('widget', startConsent);
revealSignedIn();
prefetchShell();
layOutDeferredBands();
