/** `doubted`: a call had no answer, and a check is due; `lost`: the check had none either. */
type Reach = 'answers' | 'doubted' | 'lost';

/** Whether the server answers, as each call of this tab has found it. */
function openReach() {
  const watchers = new Set<() => void>();
  let current: Reach = 'answers';
  let answeredAtMs = 0;
  const change = (next: Reach) => {
    if (current === next) return;
    current = next;
    for (const watcher of [...watchers]) watcher();
  };
  return {
    read: (): Reach => current,
    /** The time of the last answer; 0 before the first. */
    answeredAtMs: () => answeredAtMs,
    answered(): void {
      answeredAtMs = Date.now();
      change('answers');
    },
    failed(): void {
      if (current === 'answers') change('doubted');
    },
    /** After a check without an answer. */
    lose: () => change('lost'),
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

export const reach = openReach();
