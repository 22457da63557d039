import type { Backend } from '#mocks/backend.ts';

// Shorter than this is the name of a coin or a page number, and may be in any line.
const lengthMin = 8;

/** The values in the requests to a server, and its log lines. */
export interface Overheard {
  /** Every value that came in a path, a query, a body or a header. */
  readonly told: ReadonlySet<string>;
  /** The lines as the log writes them. */
  readonly lines: readonly string[];
  /** The lines that contain a value of a request. */
  leaks(): string[];
}

/** Records all requests to a server and all its log lines from now on. */
export function overhear({ app, ports }: Backend): Overheard {
  const told = new Set<string>();
  const lines: string[] = [];
  ports.log = (level, event, facts) => void lines.push(JSON.stringify({ level, event, ...facts }));
  const answer = app.fetch;
  app.fetch = async (request, ...rest) => {
    for (const value of await valuesOf(request.clone())) {
      if (value.length >= lengthMin) told.add(value.toLowerCase());
    }
    return answer(request, ...rest);
  };
  const repeats = (line: string) => [...told].some((value) => line.toLowerCase().includes(value));
  return { told, lines, leaks: () => lines.filter(repeats) };
}

async function valuesOf(request: Request): Promise<string[]> {
  const { pathname, searchParams } = new URL(request.url);
  // The fixed parts of a path are not secret; only ids come from users.
  const ids = pathname.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
  const token = request.headers.get('Authorization')?.split(' ').at(-1) ?? '';
  const agent = request.headers.get('User-Agent') ?? '';
  return [...ids, ...searchParams.values(), token, agent, ...(await bodyValuesOf(request))];
}

async function bodyValuesOf(request: Request): Promise<string[]> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/')) {
    return [...(await request.formData())].map(([, value]) =>
      typeof value === 'string' ? value : value.name,
    );
  }
  if (!type.startsWith('application/json')) return [];
  return Object.values((await request.json()) as object).map(String);
}
