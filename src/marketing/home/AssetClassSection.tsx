import { AssetClassCard } from '#src/marketing/classes/AssetClassCard.tsx';
import { assetClasses } from '#src/marketing/classes/assetClasses.ts';
import { CardGrid } from '#src/marketing/frame/CardGrid.tsx';
import { Section } from '#src/marketing/frame/Section.tsx';

/** A card for each asset class, each leading to its risks (S-069, S-072). */
export function AssetClassSection() {
  return (
    <Section
      id="asset-classes"
      title="Know the class before the product"
      lead="What each one is, where a gain would come from and how money is lost. These are explanations; none of these products is on offer here today."
    >
      <CardGrid>
        {assetClasses.map((assetClass) => (
          <AssetClassCard key={assetClass.id} assetClass={assetClass} />
        ))}
      </CardGrid>
    </Section>
  );
}
