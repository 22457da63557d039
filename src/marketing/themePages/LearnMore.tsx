import type { Theme } from '#src/marketing/themes/theme.ts';
import { themePath } from '#src/marketing/themes/themes.ts';
import { VisuallyHidden } from '#src/marketing/ui/VisuallyHidden.tsx';

/** The way to a theme's own explanation; hidden words complete the name of the link (S-069). */
export function LearnMore({ theme }: { theme: Theme }) {
  return (
    <a href={themePath(theme)}>
      Learn More
      <VisuallyHidden> about {theme.title.toLowerCase()}</VisuallyHidden>
    </a>
  );
}
