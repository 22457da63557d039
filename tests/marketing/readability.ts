/** Elements whose end ends a sentence, also without a full stop. */
const blockEnd =
  /<\/(p|li|h[1-6]|dt|dd|td|th|caption|figcaption|strong|small|a|label|button|nav|time)>/g;
const notRead = /<(nav|svg|script|style)\b[\s\S]*?<\/\1>/g;
const condition = /\{\{(if:\w+|else|end)\}\}/g;

/** The sentences of a page, without menus and footer. */
export function sentencesOf(html: string): string[] {
  const [, rest = ''] = html.split('<main');
  const [main = ''] = rest.split('</main>');
  const text = main
    .slice(main.indexOf('>') + 1)
    .replace(notRead, ' ')
    .replace(/<\/?(a|strong|time|small)\b[^>]*>/g, '')
    .replace(blockEnd, '\n')
    .replace(condition, '\n')
    .replace(/\{\{\w+\}\}/g, 'Name')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&\w+;|&#\w+;/g, ' ');
  return text
    .split(/\n|(?<=[.!?])\s+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => wordsOf(sentence).length > 1);
}

export const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}’'$%.,-]*[\p{L}\p{N}]/gu) ?? [];

const syllablesOf = (word: string) =>
  Math.max(
    1,
    word
      .toLowerCase()
      .replace(/e$/, '')
      .match(/[aeiouy]+/g)?.length ?? 1,
  );

/** The grade of Flesch and Kincaid: years of school that the text asks for. */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}
