import type { publicPages } from '#contract/pages.ts';
import { privacyVersion, termsVersion } from '#contract/settings.ts';
import { HomePage } from './home/HomePage.tsx';
import { InsightsPage } from './insights/InsightsPage.tsx';
import { ReadingPage } from './insights/ReadingPage.tsx';
import { readingPath, readings } from './insights/readings.ts';
import { EarlierTermsPage } from './legal/EarlierTermsPage.tsx';
import type { MarketingPage } from './marketingPage.ts';
import { AboutPage } from './pages/AboutPage.tsx';
import { ComplaintsPage } from './pages/ComplaintsPage.tsx';
import { HelpPage } from './pages/HelpPage.tsx';
import { InvestmentPage } from './pages/InvestmentPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { PlanningPage } from './pages/PlanningPage.tsx';
import { PrivacyPage } from './pages/PrivacyPage.tsx';
import { ProductsPage } from './pages/ProductsPage.tsx';
import { ProofPage } from './pages/ProofPage.tsx';
import { RetirementPage } from './pages/RetirementPage.tsx';
import { RiskPage } from './pages/RiskPage.tsx';
import { SecurityPage } from './pages/SecurityPage.tsx';
import { TermsPage } from './pages/TermsPage.tsx';
import { ThemePage } from './themePages/ThemePage.tsx';
import { themeDescriptions } from './themes/descriptions.ts';
import { themePath, themes } from './themes/themes.ts';

type FixedPath =
  | Exclude<(typeof publicPages)[number], `/themes/${string}` | `/insights/${string}`>
  | '/404';

/** ISO day of the last change of most texts. */
const edited = '2026-11-27';

const earlierTerms = (which: string) => ({
  title: `Terms of use, the ${which} version | Plainvest`,
  description: `The ${which} terms, for the accounts that accepted them. New accounts accept the current terms.`,
  kind: 'legal' as const,
});

const fixedPages: Record<FixedPath, MarketingPage> = {
  '/': {
    title: 'Plainvest: a dollar account that you fund with crypto',
    description:
      'Fund an account with Bitcoin or Ethereum, follow every entry, and read in plain words how money can be lost.',
    kind: 'home',
    updated: edited,
    content: <HomePage />,
    lateFrom: 'deposit',
  },
  '/about': {
    title: 'About Plainvest: what it does, what it does not, who runs it',
    description:
      'What Plainvest does with your deposit, what it does not do, how mistakes are limited, and who the operator is.',
    kind: 'guide',
    updated: edited,
    content: <AboutPage />,
  },
  '/insights': {
    title: 'Insights: how to judge an investment offer | Plainvest',
    description:
      'Short reads on promised returns, falling markets, experts, quotes, addresses and costs. No forecasts.',
    kind: 'guide',
    updated: edited,
    content: <InsightsPage />,
  },
  '/planning-services': {
    title: 'Planning: how to make a money plan yourself | Plainvest',
    description:
      'Five steps to a plan, how to build a reserve, and which money may be put at risk. A guide, not advice.',
    kind: 'guide',
    updated: edited,
    content: <PlanningPage />,
  },
  '/retirement-planning': {
    title: 'Retirement Planning: find your gap in four steps | Plainvest',
    description:
      'How to find the gap between your pension and your costs, what inflation does to it, and how to draw an income.',
    kind: 'guide',
    updated: edited,
    content: <RetirementPage />,
  },
  '/investment': {
    title: 'How a Plainvest account works: deposits, custody, fees',
    description:
      'How you pay in with Bitcoin or Ethereum, what you then hold, what it costs, and how you take money out again.',
    kind: 'guide',
    updated: edited,
    content: <InvestmentPage />,
  },
  '/investment-products': {
    title: 'Investment Products: twelve themes and their risks | Plainvest',
    description:
      'Twelve themes side by side: can you lose more than you put in, can you leave, and does it pay an income?',
    kind: 'theme',
    updated: edited,
    content: <ProductsPage />,
  },
  '/terms': {
    title: 'Terms of use | Plainvest',
    description:
      'The terms that you accept when you register: deposits, withdrawals, liability, closing, changes and law.',
    kind: 'legal',
    updated: termsVersion,
    content: <TermsPage />,
  },
  '/terms/2026-11-23': {
    ...earlierTerms('previous'),
    updated: '2026-11-23',
    content: <TermsPage version="2026-11-23" />,
  },
  '/terms/2026-11-22': {
    ...earlierTerms('first'),
    updated: '2026-11-22',
    content: <EarlierTermsPage />,
  },
  '/privacy': {
    title: 'Privacy policy: what we keep and for how long | Plainvest',
    description:
      'A table of all records that Plainvest keeps about you, why it may, when they go, and what your rights are.',
    kind: 'legal',
    updated: privacyVersion,
    content: <PrivacyPage />,
  },
  '/risk': {
    title: 'Risk summary: how you could lose your money | Plainvest',
    description: 'A two-minute read under five headings, before you register or send a coin.',
    kind: 'legal',
    updated: edited,
    content: <RiskPage />,
  },
  '/complaints': {
    title: 'Complaints: how to complain and what happens next | Plainvest',
    description:
      'Where to write, what to name, when you get an answer, and where else you can turn if it does not satisfy you.',
    kind: 'legal',
    updated: edited,
    content: <ComplaintsPage />,
  },
  '/help': {
    title: 'Help and contact: fees, networks, late payments | Plainvest',
    description:
      'Answers about fees, networks, late or different payments and withdrawals, and how to reach support.',
    kind: 'guide',
    updated: edited,
    content: <HelpPage />,
  },
  '/security': {
    title: 'Security: how accounts and the ledger are protected | Plainvest',
    description:
      'How Plainvest protects accounts and the ledger, what it cannot protect you from, and where to report a weakness.',
    kind: 'guide',
    updated: edited,
    content: <SecurityPage />,
  },
  '/proof': {
    title: 'Check the books: a log that you can verify | Plainvest',
    description:
      'Paste an old checkpoint and prove in your browser that the log of recorded movements has not changed.',
    kind: 'guide',
    updated: edited,
    content: <ProofPage />,
    hasChecker: true,
  },
  '/404': {
    title: 'Page not found | Plainvest',
    description: 'There is no page at this address.',
    kind: 'home',
    updated: edited,
    content: <NotFoundPage />,
  },
};

const themePages = themes.map((theme): [string, MarketingPage] => [
  themePath(theme),
  {
    title: `${theme.title}: how it works and how you can lose | Plainvest`,
    description: themeDescriptions[theme.name],
    kind: 'theme',
    updated: edited,
    content: <ThemePage theme={theme} />,
  },
]);

const readingPages = readings.map((reading): [string, MarketingPage] => [
  readingPath(reading),
  {
    title: `${reading.title} | Plainvest`,
    description: reading.description,
    kind: 'guide',
    updated: reading.date,
    content: <ReadingPage reading={reading} />,
  },
]);

export const pages: Map<string, MarketingPage> = new Map([
  ...Object.entries(fixedPages),
  ...themePages,
  ...readingPages,
]);
