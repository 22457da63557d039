/**
 * Writes lines to standard output, all of one turn of the event loop by one call of the system: under
 * load a line for itself costs as much as the answer it is about.
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
