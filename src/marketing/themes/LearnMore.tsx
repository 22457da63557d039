import { VisuallyHidden } from '#src/marketing/frame/VisuallyHidden.tsx';
import type { Theme } from './theme.ts';
import { themePath } from './themes.ts';

/** The way to a theme's own explanation; hidden words complete the name of the link (S-069). */
export function LearnMore({ theme }: { theme: Theme }) {
  return (
    <a href={themePath(theme)}>
      Learn More
      <VisuallyHidden> about {theme.title.toLowerCase()}</VisuallyHidden>
    </a>
  );
}
