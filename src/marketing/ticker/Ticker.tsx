import Container from '@mui/material/Container';
import { OutsideTicker } from './OutsideTicker.tsx';
import { symbols, type TickerSymbol } from './symbols.ts';
import { TickerStrip } from './TickerStrip.ts';

const List = ({ of: shown }: { of: readonly TickerSymbol[] }) => (
  <ul>
    {shown.map(({ name, asset }) => (
      <li key={name} data-symbol={asset} data-state={asset ? 'waiting' : 'unknown'}>
        <b>{name}</b>
        <span>not shown</span>
        {asset && <small />}
      </li>
    ))}
  </ul>
);

export function Ticker() {
  return (
    <TickerStrip data-theme="dark" aria-label="Market prices" data-ticker="">
      <Container maxWidth="lg">
        <div>
          <List of={symbols.filter(({ asset }) => asset)} />
          <p data-ticker-note="" data-state="waiting">
            <small>Prices need JavaScript.</small>
          </p>
          <List of={symbols.filter(({ asset }) => !asset)} />
          <OutsideTicker />
        </div>
      </Container>
    </TickerStrip>
  );
}
