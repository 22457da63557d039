import type { ReactNode } from 'react';
import { ExampleArt } from '#src/marketing/drawings/ExampleArt.tsx';
import { QuoteCard } from '#src/marketing/drawings/QuoteCard.tsx';
import { Breadcrumb } from '#src/marketing/frame/Breadcrumb.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { ProsePage } from '#src/marketing/frame/Prose.tsx';
import { Byline } from './Byline.tsx';
import { practice } from './practice.tsx';
import { type Reading, type ReadingName, readingPath, readings } from './readings.ts';
import { warnings } from './warnings.tsx';

const texts: Record<ReadingName, ReactNode> = { ...warnings, ...practice };

const quote = (
  <ExampleArt label="An example of a quote: the coins to send, the amount in dollars and the rate.">
    <QuoteCard />
  </ExampleArt>
);

export function ReadingPage({ reading }: { reading: Reading }) {
  const path = readingPath(reading);
  const trail = [
    { label: 'Home', href: '/' },
    { label: 'Insights', href: '/insights' },
    { label: reading.title, href: path },
  ];
  const others = readings.filter((other) => other !== reading);
  const more = {
    title: 'More insights',
    links: others.map((other) => ({ label: other.title, href: readingPath(other) })),
  };
  const head = (
    <PageHero
      title={reading.title}
      lead={reading.summary}
      above={<Breadcrumb links={trail} />}
      art={reading.name === 'reading-a-quote' ? quote : undefined}
    >
      <Byline date={reading.date} />
    </PageHero>
  );
  return (
    <ProsePage path={path} head={head} more={more}>
      {texts[reading.name]}
    </ProsePage>
  );
}
