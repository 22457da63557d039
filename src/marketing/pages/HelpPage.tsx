import { styled } from '@mui/material/styles';
import { ContactEntries, SupportContact } from '#src/marketing/frame/Operator.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { ProsePage } from '#src/marketing/frame/Prose.tsx';
import { palette } from '#src/marketing/ui/palette.ts';
import { Stated } from '#src/marketing/ui/Stated.tsx';
import { questionGroups } from './questions.ts';

const head = (
  <PageHero
    title="Help and contact"
    lead={
      <>
        Short answers to what people ask
        <Stated fact="support">, and where to write if yours is missing</Stated>.
      </>
    }
  />
);

const sections = [
  ...questionGroups.map(({ id, title }) => ({ label: title, href: `#${id}` })),
  { label: 'You cannot sign in', href: '#access' },
  { label: 'Contact', href: '#contact' },
];

const Groups = styled('div')(({ theme }) => ({
  '& > section': {
    paddingBlock: '0 24px',
    marginBottom: 32,
    borderBottom: `1px solid ${palette(theme).divider}`,
  },
  '& h2': { marginTop: 0 },
  '& h3': { marginTop: '1.2em' },
}));

export function HelpPage() {
  return (
    <ProsePage path="/help" head={head} sections={sections}>
      <Groups id="questions">
        {questionGroups.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {questions.map(([question, answer]) => (
              <section key={question}>
                <h3>{question}</h3>
                <p>{answer}</p>
              </section>
            ))}
          </section>
        ))}
      </Groups>
      <h2 id="access">You cannot sign in</h2>
      <p>
        <a href="/forgot-password">Set a new password</a> by email. If you have lost your second
        factor, sign in with a recovery code. If you have lost your email address or all codes,
        write to <SupportContact />. We ask questions first to find out who you are.
      </p>
      <h2 id="contact">Contact</h2>
      <p>
        Include the reference of your deposit or withdrawal. Never send a password. If you are not
        satisfied with our answer, make a <a href="/complaints">complaint</a>.
      </p>
      <dl>
        <ContactEntries />
      </dl>
    </ProsePage>
  );
}
