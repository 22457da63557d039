import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette } from '#src/marketing/ui/palette.ts';
import { bandTitle } from './bandTitle.ts';
import { deferLayout } from './deferLayout.ts';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: 'clamp(56px, 8vw, 104px)',
  background: palette(theme).background.default,
  color: palette(theme).text.primary,
  ...deferLayout(theme, { phonePx: 1500, desktopPx: 880 }),
  '&[data-tone="raised"]': { background: palette(theme).background.paper },
}));

const Heading = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  gap: '16px clamp(32px, 6vw, 96px)',
  marginBottom: 'clamp(32px, 5vw, 64px)',
  [theme.breakpoints.up('md')]: { '&:has(p)': { gridTemplateColumns: '1fr 1fr' } },
  '& h2': bandTitle,
  '& p': {
    margin: 0,
    maxWidth: '52ch',
    color: palette(theme).text.secondary,
    [theme.breakpoints.up('md')]: { fontSize: '1.25rem' },
  },
}));

export function Section(props: {
  id: string;
  title: string;
  lead?: string;
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
