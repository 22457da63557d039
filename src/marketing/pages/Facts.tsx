/** A list of facts, whose places the script of the page fills. */
export const Facts = ({ of: facts, attribute }: FactsProps) => (
  <dl>
    {facts.map(([name, label]) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd {...{ [attribute]: name }} />
      </div>
    ))}
  </dl>
);

interface FactsProps {
  of: readonly (readonly [name: string, label: string])[];
  /** By which the script finds the place of a fact. */
  attribute: string;
}
