import { Card, CardGrid } from '#src/marketing/frame/CardGrid.tsx';
import { Section } from '#src/marketing/frame/Section.tsx';

const facts = [
  {
    title: 'A person checks each deposit',
    text: 'You send coins and attach your proof. Staff compare the two before the dollar value is credited, and a refusal always comes with a reason you can read.',
  },
  {
    title: 'Every movement stays on record',
    text: 'Deposits, withdrawals and corrections are entries in one ledger. A balance is their sum; there is no field that somebody could simply set.',
  },
  {
    title: 'Leaving is part of the plan',
    text: 'Ask for a withdrawal at any time and follow its state. The amount is held for you while staff review it, and no fee is ever asked in advance.',
  },
];

/** What the house is, in three facts about how it works (S-067). */
export function AboutSection() {
  return (
    <Section
      id="about"
      title="An account you can check line by line"
      lead="Plainvest takes Bitcoin and Ethereum, counts them in dollars and shows its working. It says what it does, and also what it does not do."
    >
      <CardGrid>
        {facts.map(({ title, text }) => (
          <Card key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
