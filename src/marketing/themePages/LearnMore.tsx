import type { Theme } from '#src/marketing/themes/theme.ts';
import { themePath } from '#src/marketing/themes/themes.ts';
import { VisuallyHidden } from '#src/marketing/ui/VisuallyHidden.tsx';

/** A link to the theme's page; the hidden text makes the link's name unique. */
export function LearnMore({ theme }: { theme: Theme }) {
  return (
    <a href={themePath(theme)}>
      Learn More
      <VisuallyHidden> about {theme.title.toLowerCase()}</VisuallyHidden>
    </a>
  );
}
