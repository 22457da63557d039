import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { changed } from './readMark.ts';

/** Streams the lines of a backup, some at a time. */
export async function* linesOf(file: string): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let begun: string[] = [];
  const source = createReadStream(file);
  const text = source.pipe(createGunzip());
  source.once('error', (error) => text.destroy(error));
  try {
    for await (const chunk of text) {
      const [first = '', ...more] = decoder.decode(chunk, { stream: true }).split('\n');
      begun.push(first);
      const last = more.pop();
      if (last === undefined) continue;
      yield [begun.join(''), ...more];
      begun = [last];
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('Z_')) throw changed(file);
    if (code === 'ENOENT') throw new Error(`File not found: ${file}`);
    throw error;
  }
  if (begun.join('') !== '') throw changed(file);
}
