import type { ReactNode } from 'react';
import type { publicPages } from '#contract/pages.ts';
import { HomePage } from './home/HomePage.tsx';
import { AboutPage } from './pages/AboutPage.tsx';
import { ComplaintsPage } from './pages/ComplaintsPage.tsx';
import { InsightsPage } from './pages/InsightsPage.tsx';
import { InvestmentPage } from './pages/InvestmentPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { PlanningPage } from './pages/PlanningPage.tsx';
import { PrivacyPage } from './pages/PrivacyPage.tsx';
import { ProductsPage } from './pages/ProductsPage.tsx';
import { RetirementPage } from './pages/RetirementPage.tsx';
import { RiskPage } from './pages/RiskPage.tsx';
import { TermsPage } from './pages/TermsPage.tsx';
import { ThemePage } from './themePages/ThemePage.tsx';
import { themePath, themes } from './themes/themes.ts';

export interface MarketingPage {
  title: string;
  description: string;
  content: ReactNode;
}

type FixedPath = Exclude<(typeof publicPages)[number], `/themes/${string}`> | '/404';

const fixedPages: Record<FixedPath, MarketingPage> = {
  '/': {
    title: 'Plainvest: a crypto-funded account in plain words',
    description:
      'Fund an account with Bitcoin or Ethereum, follow every entry, and read in plain words how money can be lost.',
    content: <HomePage />,
  },
  '/about': {
    title: 'About Plainvest',
    description: 'What Plainvest does, what it does not do, and who runs it.',
    content: <AboutPage />,
  },
  '/insights': {
    title: 'Insights | Plainvest',
    description: 'Short readings that help to judge an investment offer. No forecasts.',
    content: <InsightsPage />,
  },
  '/planning-services': {
    title: 'Planning | Plainvest',
    description: 'How to make a plan, and what assets management and private wealth involve.',
    content: <PlanningPage />,
  },
  '/retirement-planning': {
    title: 'Retirement Planning | Plainvest',
    description: 'Time, inflation, the order of years and drawing an income, in plain words.',
    content: <RetirementPage />,
  },
  '/investment': {
    title: 'Investment | Plainvest',
    description: 'How an account works: paying in, custody, fees, taking money out, and the risks.',
    content: <InvestmentPage />,
  },
  '/investment-products': {
    title: 'Investment Products | Plainvest',
    description: 'Twelve themes: what they are, where a gain would come from, how money is lost.',
    content: <ProductsPage />,
  },
  '/terms': {
    title: 'Terms of use | Plainvest',
    description: 'The terms that you accept when you register, with their version.',
    content: <TermsPage />,
  },
  '/privacy': {
    title: 'Privacy policy | Plainvest',
    description: 'What Plainvest keeps about you, why, and for how long.',
    content: <PrivacyPage />,
  },
  '/risk': {
    title: 'Risk summary | Plainvest',
    description: 'A two-minute reading on how you could lose your money.',
    content: <RiskPage />,
  },
  '/complaints': {
    title: 'Complaints | Plainvest',
    description: 'How to complain, what follows, and where else you can turn.',
    content: <ComplaintsPage />,
  },
  '/404': {
    title: 'Page not found | Plainvest',
    description: 'There is no page at this address.',
    content: <NotFoundPage />,
  },
};

const themePages = themes.map((theme): [string, MarketingPage] => [
  themePath(theme),
  {
    title: `${theme.title} explained | Plainvest`,
    description: `${theme.summary} How one earns and loses with it, what it costs, whom it does not suit.`,
    content: <ThemePage theme={theme} />,
  },
]);

export const pages: Map<string, MarketingPage> = new Map([
  ...Object.entries(fixedPages),
  ...themePages,
]);
