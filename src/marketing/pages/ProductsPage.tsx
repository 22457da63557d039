import { Frame } from '#src/marketing/frame/Frame.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { Section } from '#src/marketing/frame/Section.tsx';
import { ThemeGrid } from '#src/marketing/themePages/ThemeGrid.tsx';
import { assetClasses, serviceThemes } from '#src/marketing/themes/themes.ts';
import { ComparisonTable } from './ComparisonTable.tsx';

const head = (
  <PageHero
    title="Investment Products"
    lead="Twelve themes and the same questions about each. You can pay in with crypto here. Nothing else on this page is for sale."
  />
);

export function ProductsPage() {
  return (
    <Frame path="/investment-products" head={head}>
      <Section
        id="asset-classes"
        title="Asset classes"
        lead="What people hold or trade. Read how each loses money before you read how it gains."
      >
        <ThemeGrid themes={assetClasses} />
      </Section>
      <Section
        id="compare"
        tone="raised"
        title="Side by side"
        lead="The same questions for each. An answer that you would not accept is a reason to stop reading offers of that kind."
      >
        <ComparisonTable />
      </Section>
      <Section
        id="services"
        title="Services"
        lead="What others do for you, or what you can do yourself."
      >
        <ThemeGrid themes={serviceThemes} />
      </Section>
    </Frame>
  );
}
