import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette } from '#src/marketing/ui/palette.ts';
import { bandTitle } from './bandTitle.ts';
import { deferLayout } from './deferLayout.ts';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: 'clamp(44px, 5.2vw, 68px)',
  background: palette(theme).background.default,
  color: palette(theme).text.primary,
  ...deferLayout(theme, { phonePx: 1500, desktopPx: 880 }),
  '&[data-tone="raised"]': { background: palette(theme).background.paper },
  // A dark band within a dark page.
  '&[data-theme]': { borderBlock: `1px solid ${palette(theme).divider}` },
}));

const Heading = styled('div')(({ theme }) => ({
  marginBottom: 'clamp(24px, 3vw, 40px)',
  '& h2': bandTitle,
  '& p': {
    margin: '12px 0 0',
    maxWidth: '58ch',
    textWrap: 'pretty',
    color: palette(theme).text.secondary,
    '& a': { color: palette(theme).primary.main, textUnderlineOffset: 3 },
    [theme.breakpoints.up('md')]: { fontSize: '1.125rem' },
  },
}));

export function Section(props: {
  id: string;
  title: string;
  lead?: ReactNode;
  tone?: 'raised';
  theme?: 'dark';
  children: ReactNode;
}) {
  const { id, title, lead, tone, theme, children } = props;
  return (
    <Band
      id={id}
      aria-labelledby={`${id}-title`}
      data-deferred=""
      data-tone={tone}
      data-theme={theme}
    >
      <Container maxWidth="lg">
        <Heading>
          <h2 id={`${id}-title`}>{title}</h2>
          {lead && <p>{lead}</p>}
        </Heading>
        {children}
      </Container>
    </Band>
  );
}
