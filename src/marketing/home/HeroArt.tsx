import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/frame/palette.ts';
import type { Slide } from './slides.ts';

const Svg = styled('svg')(({ theme }) => ({
  width: '100%',
  maxWidth: 460,
  height: 'auto',
  fill: 'none',
  stroke: palette(theme).text.secondary,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .sheet': { fill: palette(theme).background.paper, stroke: palette(theme).divider },
  '& .faint': { stroke: palette(theme).divider },
  '& .bright': { stroke: palette(theme).primary.main },
  '& .glow': { stroke: palette(theme).secondary.main },
  '& .solid': { fill: palette(theme).primary.main, stroke: 'none' },
  '& .solid-glow': { fill: palette(theme).secondary.main, stroke: 'none' },
}));

/** The picture of a slide, drawn in the theme's colours; decorative beside its headline. */
export function HeroArt({ image }: Pick<Slide, 'image'>) {
  const Drawing = drawings[image];
  return (
    <Svg viewBox="0 0 460 380" aria-hidden="true">
      <Drawing />
    </Svg>
  );
}

const drawings = { ledger: LedgerDrawing, coins: CoinsDrawing, balance: BalanceDrawing };

const rows = [104, 144, 184, 224];

function LedgerDrawing() {
  return (
    <>
      <rect className="sheet" x="120" y="20" width="290" height="300" rx="22" opacity="0.5" />
      <rect className="sheet" x="50" y="44" width="310" height="300" rx="22" />
      <circle className="solid" cx="82" cy="76" r="8" />
      <path className="bright" d="M104 76h84" strokeWidth="6" />
      {rows.map((y, index) => (
        <g key={y}>
          <path className="faint" d={`M74 ${y + 20}h262`} />
          <path d={`M74 ${y}h${96 - index * 14}`} strokeWidth="5" />
          <path
            className={index === 2 ? 'bright' : 'glow'}
            d={`M${276 - index * 10} ${y}h${60 + index * 10}`}
            strokeWidth="5"
          />
        </g>
      ))}
      <path className="faint" d="M74 274h262" strokeWidth="5" />
      <path d="M74 304h52" strokeWidth="6" />
      <path className="bright" d="M232 304h104" strokeWidth="9" />
      <circle className="sheet" cx="372" cy="296" r="40" />
      <path className="glow" d="M354 297l12 12 24-26" strokeWidth="6" />
    </>
  );
}

function CoinsDrawing() {
  return (
    <>
      <circle className="sheet" cx="112" cy="120" r="76" />
      <circle className="bright" cx="112" cy="120" r="58" />
      <path
        className="bright"
        d="M96 92v56M96 92h22a14 14 0 010 28H96M96 120h26a14 14 0 010 28H96M104 82v10M118 82v10M104 148v10M118 148v10"
        strokeWidth="5"
      />
      <circle className="sheet" cx="206" cy="252" r="62" />
      <path
        className="glow"
        d="M206 208l28 46-28 16-28-16zM178 262l28 38 28-38-28 16z"
        strokeWidth="4"
      />
      <path className="faint" d="M196 116h60M272 240h22" strokeDasharray="2 12" strokeWidth="5" />
      <rect className="sheet" x="276" y="64" width="150" height="250" rx="22" />
      <circle className="solid" cx="351" cy="124" r="32" opacity="0.18" />
      <path
        className="bright"
        d="M351 104v40M362 112c-3-4-7-5-11-5-6 0-11 3-11 8 0 11 22 6 22 17 0 5-5 9-11 9-5 0-9-2-12-6"
        strokeWidth="4"
      />
      <path d="M304 190h94M304 216h66" strokeWidth="5" />
      <rect className="solid-glow" x="304" y="252" width="94" height="30" rx="15" />
    </>
  );
}

function BalanceDrawing() {
  return (
    <>
      <rect className="sheet" x="40" y="40" width="380" height="300" rx="22" />
      <path className="faint" d="M72 120h316M72 180h316M72 240h316M72 300h316" />
      <path
        className="bright"
        d="M72 208c34-6 46-58 82-62s40 52 72 46 40-92 74-96 26 34 34 60"
        strokeWidth="5"
      />
      <path
        className="glow"
        d="M334 156c8 40 20 104 54 118"
        strokeWidth="5"
        strokeDasharray="3 13"
      />
      <circle className="solid" cx="334" cy="156" r="9" />
      <path className="sheet" d="M230 216l50 88H180z" strokeWidth="3" />
      <path className="glow" d="M230 246v26M230 288v1" strokeWidth="7" />
    </>
  );
}
