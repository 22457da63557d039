/**
 * Writes lines to standard output, batched per turn of the event loop: under load a system call per
 * line costs as much as the response that it logs.
 */
export function outputLines(): (line: string) => void {
  let waiting = '';
  const flush = () => {
    if (waiting !== '') process.stdout.write(waiting);
    waiting = '';
  };
  process.once('exit', flush);
  return (line) => {
    if (waiting === '') setImmediate(flush);
    waiting += `${line}\n`;
  };
}
