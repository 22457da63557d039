import { styled } from '@mui/material/styles';
import { capabilities } from '#contract/capabilities.ts';
import { placeholder } from '#contract/placeholders.ts';
import { Section } from '#src/marketing/frame/Section.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import { Stated } from '#src/marketing/ui/Stated.tsx';
import { notYet } from './notYet.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 40px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // A last row of two is as wide as one of three.
  '& li': {
    flex: '1 1 300px',
    position: 'relative',
    padding: '20px 0 20px 40px',
    borderTop: `1px solid ${palette(theme).divider}`,
  },
  // The dashed circle of a timeline: has not happened.
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: 20,
    width: 24,
    height: 24,
    borderRadius: 12,
    border: `2px dashed ${palette(theme).text.secondary}`,
  },
  '& h3': { margin: 0, fontSize: '1rem', lineHeight: '24px', fontWeight: 600 },
  '& p': { margin: '2px 0 0', maxWidth: '60ch', color: palette(theme).text.secondary },
}));

export function NotYetSection() {
  const missing = notYet(capabilities);
  return (
    <Section
      id="not-yet"
      title="What we do not do yet"
      lead="Know what is missing before you send money. We remove each line when it no longer holds."
    >
      <List>
        <Stated
          fact="status"
          otherwise={
            <li>
              <h3>No stated authorisation</h3>
              <p>{placeholder('status')} Assume that no authority supervises it.</p>
            </li>
          }
        />
        {missing.map(({ title, text, goesWith }) => {
          const line = (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          );
          return goesWith ? <Stated key={title} fact={goesWith} otherwise={line} /> : line;
        })}
      </List>
    </Section>
  );
}
