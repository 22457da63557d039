import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type MenuLink, readNext } from '#src/marketing/copy.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { Beside } from './Beside.tsx';
import { Frame, type FrameProps } from './Frame.tsx';

/** Running text with an aside where there is room. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(32px, 4.5vw, 56px)',
  paddingBlock: 'clamp(32px, 4.5vw, 56px) clamp(48px, 6vw, 80px)',
  [theme.breakpoints.up('md')]: {
    // Lines of about seventy characters.
    gridTemplateColumns: 'minmax(0, 648px) clamp(220px, 27vw, 320px)',
    '& > nav': { gridColumn: 2, gridRow: 1 },
  },
  justifyContent: 'space-between',
}));

export const Text = styled('div')(({ theme }) => ({
  lineHeight: 1.65,
  [theme.breakpoints.up('md')]: { fontSize: '1.0625rem' },
  '& h2': {
    margin: '2em 0 0.6em',
    fontSize: '1.5rem',
    lineHeight: 1.25,
    fontWeight: 600,
    letterSpacing: '-0.015em',
    scrollMarginTop: 24,
  },
  '& > h2:first-of-type': { marginTop: 0 },
  '& h3': { margin: '1.4em 0 0.4em', fontSize: '1rem', fontWeight: 600 },
  '& p, & ul, & ol, & dl': { margin: '0 0 1em', color: palette(theme).text.secondary },
  '& p, & li': { textWrap: 'pretty' },
  '& ul, & ol': { paddingInlineStart: '1.4em' },
  '& li': { marginBlock: '0.4em' },
  '& dt': { marginTop: '0.8em', fontWeight: 600, color: palette(theme).text.primary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& strong': { color: palette(theme).text.primary },
  '& a': { color: palette(theme).primary.main, textUnderlineOffset: 3 },
}));

interface ProseProps extends FrameProps {
  /** Headings of this page, before the links to other pages. */
  sections?: MenuLink[];
  /** Links to other pages, if not the usual ones. */
  more?: typeof readNext;
}

export function ProsePage({ children, sections, more = readNext, ...frame }: ProseProps) {
  return (
    <Frame {...frame}>
      <Container maxWidth="lg">
        <Columns>
          {sections && <Beside path={frame.path} sections={sections} more={more} />}
          <Text>{children}</Text>
          {!sections && <Beside path={frame.path} more={more} />}
        </Columns>
      </Container>
    </Frame>
  );
}
