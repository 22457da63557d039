import type { AssetClass } from './assetClasses.ts';

/** The full explanation of one asset class, where its card leads (S-072). */
export function AssetClassEntry({ assetClass }: { assetClass: AssetClass }) {
  const { id, name, explanation, risks } = assetClass;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <p>{assetClass.summary}</p>
      <p>{explanation}</p>
      <h3>How money is lost</h3>
      <ul>
        {risks.map((risk) => (
          <li key={risk}>{risk}</li>
        ))}
      </ul>
    </section>
  );
}
