import { AssetClassEntry } from '#src/marketing/classes/AssetClassEntry.tsx';
import { assetClasses } from '#src/marketing/classes/assetClasses.ts';
import { Frame } from '#src/marketing/frame/Frame.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { Prose } from '#src/marketing/frame/Prose.tsx';

const head = (
  <PageHero
    title="Investment Products"
    lead="What each asset class is, where a gain would come from and how money is lost. Explained here, and not on offer today."
  />
);

/** The asset classes and their risks (S-014, S-017, S-072). */
export function ProductsPage() {
  return (
    <Frame path="/investment-products" head={head}>
      <Prose path="/investment-products">
        <nav aria-label="Asset classes">
          <ul>
            {assetClasses.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        {assetClasses.map((assetClass) => (
          <AssetClassEntry key={assetClass.id} assetClass={assetClass} />
        ))}
      </Prose>
    </Frame>
  );
}
