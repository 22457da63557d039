import { Card } from '#src/marketing/frame/CardGrid.tsx';
import { VisuallyHidden } from '#src/marketing/frame/VisuallyHidden.tsx';
import type { AssetClass } from './assetClasses.ts';
import { ClassIcon } from './ClassIcon.tsx';

/** One asset class in a few words, with the way to its risks (S-069, S-072). */
export function AssetClassCard({ assetClass }: { assetClass: AssetClass }) {
  return (
    <Card>
      <ClassIcon id={assetClass.id} />
      <h3>{assetClass.name}</h3>
      <p>{assetClass.summary}</p>
      <a href={`/investment-products#${assetClass.id}`}>
        Learn More
        <VisuallyHidden> about {assetClass.name.toLowerCase()}</VisuallyHidden>
      </a>
    </Card>
  );
}
