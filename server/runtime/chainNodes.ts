import { chainNode } from '#server/adapters/chainNode.ts';
import type { Chain } from '#server/platform/chain.ts';
import type { Ports } from '#server/platform/ports.ts';

export const bitcoinNetworks = ['main', 'test', 'signet', 'regtest'] as const;

export type BitcoinNetwork = (typeof bitcoinNetworks)[number];

interface ChainSettings {
  network: string;
  pollMs: number;
  /** The first one is read, the second compared with it. */
  urls: readonly string[];
}

export interface ChainEnvironment {
  btcNetwork: BitcoinNetwork;
  chainSettings: Record<'BTC' | 'ETH', ChainSettings>;
}

interface Reader {
  demo: boolean;
  errors: string[];
  number: (name: string, fallback: number, range: readonly [number, number]) => number;
}

/** Where the nodes of both coins are. `errors` gains a line for each invalid setting. */
export function readChainNodes(
  read: (name: string) => string | undefined,
  { demo, errors, number }: Reader,
): ChainEnvironment {
  const named = read('BTC_NETWORK') ?? 'main';
  const btcNetwork = bitcoinNetworks.find((network) => network === named) ?? 'main';
  if (btcNetwork !== named) errors.push('BTC_NETWORK must be main, test, signet or regtest.');
  const chainId = number('ETH_CHAIN_ID', 1, [1, Number.MAX_SAFE_INTEGER]);
  const isTest = btcNetwork !== 'main' || chainId !== 1;
  const isAllowed = read('ALLOW_TEST_CHAIN') === '1';
  if (!demo && isTest && !isAllowed) {
    errors.push(
      'BTC_NETWORK or ETH_CHAIN_ID is of a test network: production needs ALLOW_TEST_CHAIN=1 for it.',
    );
  }
  const urlOf = (name: string) => {
    const url = read(name);
    if (url === undefined || (/^https?:\/\//.test(url) && URL.canParse(url))) return url;
    errors.push(`${name} must be an address such as http://user:password@host:8332.`);
    return undefined;
  };
  const urlsOf = (first: string, second: string) => {
    const urls = [urlOf(first), urlOf(second)];
    if (urls[1] !== undefined && urls[0] === undefined) errors.push(`${second} needs ${first}.`);
    return urls.filter((url) => url !== undefined);
  };
  const pollMs = (name: string, seconds: number) => number(name, seconds, [1, 540]) * 1000;
  return {
    btcNetwork,
    chainSettings: {
      BTC: {
        network: btcNetwork,
        pollMs: pollMs('BTC_POLL_S', 20),
        urls: urlsOf('BTC_NODE_URL', 'BTC_NODE_URL_2'),
      },
      ETH: {
        network: String(chainId),
        pollMs: pollMs('ETH_POLL_S', 12),
        urls: urlsOf('ETH_NODE_URL', 'ETH_NODE_URL_2'),
      },
    },
  };
}

const toChain = ({ network, pollMs, urls }: ChainSettings): Chain | undefined =>
  urls.length === 0
    ? undefined
    : { network, pollMs, nodes: urls.map((url, at) => chainNode(String(at + 1), url)) };

/** The nodes of each coin that has one. */
export function chainPorts({ chainSettings }: ChainEnvironment): NonNullable<Ports['chains']> {
  const [BTC, ETH] = [toChain(chainSettings.BTC), toChain(chainSettings.ETH)];
  return { ...(BTC && { BTC }), ...(ETH && { ETH }) };
}
