import type { ChainRecord } from '#contract/chain.ts';
import { coinNames } from '#contract/coin.ts';
import { useChainStates } from '#src/admin/chain/useChainStates.ts';
import { type CheckLine, CheckLines } from '#src/admin/checks/CheckLines.tsx';
import { Panel } from '#src/admin/panel/Panel.tsx';
import { LoadError } from '#src/shared/ui/LoadError.tsx';
import { copy } from './copy.ts';

const texts = copy.nodes;

/** How far the operator's own nodes are, and what is wrong with them. */
export function ChainNodes() {
  const { data, error, refetch } = useChainStates();
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return null;
  return (
    <Panel title={texts.title}>
      <CheckLines checks={data.flatMap(linesOf)} name={texts.title} isDetailed />
    </Panel>
  );
}

function linesOf({ coin, state, height, secondHeight, ...record }: ChainRecord): CheckLine[] {
  const name = coinNames[coin];
  if (state === 'off') {
    const detail = texts.toConnect(`${coin}_NODE_URL`);
    return [{ state: 'look', text: texts.off(name), detail }];
  }
  const problems = [record.problem, record.secondProblem].filter((problem) => problem !== null);
  const detail = secondHeight === null ? undefined : texts.second(secondHeight);
  return [
    ...(record.problem === null
      ? [{ state: 'ok', text: texts.connected(name, height), detail } as const]
      : []),
    ...problems.map((problem) => ({ state: 'bad', text: texts.trouble(name, problem) }) as const),
  ];
}
