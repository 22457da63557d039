import { CardSkeleton } from '#src/investor/layout/PageSkeleton.tsx';
import { TwoColumns } from '#src/investor/layout/TwoColumns.tsx';

/** The cards under the balance, before their contents arrive. */
export function CardsBelow() {
  const [latest, months, history, price] = cardHeights.map((height) => (
    <CardSkeleton key={height.xs} height={height} />
  ));
  return (
    <TwoColumns
      side={
        <>
          {history}
          {price}
        </>
      }
    >
      {latest}
      {months}
    </TwoColumns>
  );
}

// As the whole frame has them.
const cardHeights = [
  { xs: 510, lg: 430 },
  { xs: 233, lg: 201 },
  { xs: 277, lg: 273 },
  { xs: 424, lg: 399 },
];
