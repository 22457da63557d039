import { Card, CardGrid } from '#src/marketing/frame/CardGrid.tsx';
import { Section } from '#src/marketing/frame/Section.tsx';

const services = [
  {
    title: 'Planning services',
    text: 'Put goals, dates and what you can spare on one page before you look at a product.',
    href: '/planning-services',
    link: 'How to plan',
  },
  {
    title: 'Assets management',
    text: 'What it means to hand decisions to somebody else, and the questions to ask first.',
    href: '/planning-services#assets-management',
    link: 'Questions to ask',
  },
  {
    title: 'Retirement planning',
    text: 'Why time, inflation and the order of good and bad years decide so much.',
    href: '/retirement-planning',
    link: 'Plan for later life',
  },
  {
    title: 'Private wealth',
    text: 'Larger sums need the same basics, kept more carefully: spread, records, succession.',
    href: '/planning-services#private-wealth',
    link: 'Keep it in order',
  },
];

/** The planning themes of S-004 and where each is explained. */
export function ServicesSection() {
  return (
    <Section id="services" tone="raised" title="A plan comes before an investment">
      <CardGrid>
        {services.map(({ title, text, href, link }) => (
          <Card key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <a href={href}>{link}</a>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
