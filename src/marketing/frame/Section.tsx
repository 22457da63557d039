import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette } from './palette.ts';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: 'clamp(56px, 8vw, 104px)',
  background: palette(theme).background.default,
  color: palette(theme).text.primary,
  '&[data-tone="raised"]': { background: palette(theme).background.paper },
}));

const Heading = styled('div')(({ theme }) => ({
  maxWidth: 680,
  marginBottom: 'clamp(28px, 4vw, 52px)',
  '& h2': {
    margin: 0,
    ...theme.typography.h3,
    fontSize: 'clamp(1.75rem, 1.2rem + 2vw, 2.6rem)',
    lineHeight: 1.15,
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
  '& p': { margin: '16px 0 0', fontSize: '1.1rem', color: palette(theme).text.secondary },
}));

/** A band of the page with its heading. */
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
    <Band id={id} aria-labelledby={`${id}-title`} data-tone={tone} data-theme={theme}>
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
