import { codeGroups } from '#contract/codeGroups.ts';

/** A code is an address or a transaction id, which people compare in groups. */
export type Fact = readonly [name: string, value: string, kind?: 'code'];

/** The content of a mail. Values may come from a person. */
export interface Mail {
  hello?: string;
  /** The first sentence has the figure. */
  lines: readonly string[];
  facts?: readonly Fact[];
  reason?: string | null;
  /** The one link: a page of the app, or without a path the link that is made at sending. */
  action?: { label: string; path?: string };
  /** Next steps, of us or of the reader. */
  next?: readonly string[];
  /** Adds the warning about a common fraud. */
  movesMoney?: true;
}

/** A line of the text that becomes the link at sending. */
export const linkMark = '[link]';

/** The start of a line that becomes the public address at sending. */
export const siteMark = '[site]';

const neverPay =
  'We never ask you to pay before a withdrawal, or for your password. Ignore anyone who does.';

/** The paragraphs below the facts, for both renderings. */
export const closing = ({ next = [], movesMoney }: Mail): string[] => [
  ...next,
  ...(movesMoney ? [neverPay] : []),
];

/** Without the frame, which sending adds. */
export function renderText(mail: Mail): string {
  const { hello, lines, facts = [], reason, action } = mail;
  const parts = [
    ...(hello ? [oneLine(hello)] : []),
    ...lines.map(oneLine),
    facts.map(factLine).join('\n'),
    reason ? oneLine(`Reason: ${reason}`) : '',
    action ? `${action.label}:\n${action.path ? siteMark + action.path : linkMark}` : '',
    ...closing(mail).map(oneLine),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const factLine = ([name, value, kind]: Fact) =>
  oneLine(`${name}: ${kind === 'code' ? codeGroups(value).join(' ') : value}`);

// No value can start a line, so that none is taken for a mark.
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
