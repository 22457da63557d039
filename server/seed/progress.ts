const stepPercent = 5;

export interface Progress {
  add(rows: number): void;
}

/** A line every 5 percent. */
export function reportProgress(
  { name, total, clock }: { name: string; total: number; clock: () => Date },
  print: (line: string) => void,
): Progress {
  const startedMs = clock().getTime();
  let done = 0;
  let printedPercent = 0;
  return {
    add: (rows) => {
      done += rows;
      const percent = Math.floor((100 * done) / total);
      if (percent < printedPercent + stepPercent) return;
      printedPercent = percent - (percent % stepPercent);
      const seconds = Math.max(1, clock().getTime() - startedMs) / 1000;
      const perSecond = Math.round(done / seconds).toLocaleString('en');
      const counted = `${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${name}`;
      print(`${String(percent).padStart(3)} %  ${counted}, ${perSecond} rows/s`);
    },
  };
}
