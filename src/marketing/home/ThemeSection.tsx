import { Section } from '#src/marketing/frame/Section.tsx';
import { ThemeGrid } from '#src/marketing/themePages/ThemeGrid.tsx';
import { assetClasses } from '#src/marketing/themes/themes.ts';

/** A card for each asset class, each leading to its own explanation (S-069, S-072). */
export function ThemeSection() {
  return (
    <Section
      id="asset-classes"
      title="Know the class before the product"
      lead="What each one is, how one earns and how one loses with it. Coins are a way to pay in here; the others are explained and not on offer."
    >
      <ThemeGrid themes={assetClasses} />
    </Section>
  );
}
