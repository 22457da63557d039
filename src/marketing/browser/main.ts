import { startCarousel } from './carousel.ts';
import { revealSignedIn } from './signedIn.ts';
import { startThemeToggle } from './themeToggle.ts';

// The only script of the pre-rendered pages: each part does nothing where its markup is absent.
const carousel = document.querySelector<HTMLElement>('[data-carousel]');
if (carousel) startCarousel(carousel);
for (const toggle of document.querySelectorAll<HTMLButtonElement>('[data-theme-toggle]')) {
  startThemeToggle(toggle);
}
revealSignedIn();
