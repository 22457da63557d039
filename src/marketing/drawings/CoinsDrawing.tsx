/** Both coins on their way into a sheet that counts dollars. */
export function CoinsDrawing() {
  return (
    <>
      <circle className="sheet" cx="112" cy="124" r="84" />
      <circle className="act" cx="112" cy="124" r="64" />
      <path
        className="act"
        d="M96 96v56M96 96h22a14 14 0 010 28H96M96 124h26a14 14 0 010 28H96M104 86v10M118 86v10M104 152v10M118 152v10"
        strokeWidth="5"
      />
      <circle className="sheet" cx="192" cy="286" r="72" />
      <path
        className="gain"
        d="M192 236l32 52-32 18-32-18zM160 298l32 42 32-42-32 18z"
        strokeWidth="4"
      />
      <path className="faint" d="M204 124h74M272 286h20" strokeDasharray="2 12" strokeWidth="5" />
      <rect className="sheet" x="304" y="52" width="186" height="300" rx="24" />
      <text className="strong" x="330" y="92">
        Quote
      </text>
      <path className="faint" d="M330 110h134M330 162h134M330 214h134" />
      <text x="330" y="140">
        Rate
      </text>
      <path className="act" d="M406 136h58" strokeWidth="7" />
      <text x="330" y="192">
        Source, time
      </text>
      <path className="act" d="M432 188h32" strokeWidth="7" />
      <text x="330" y="244">
        In dollars
      </text>
      <path className="gain" d="M416 240h48" strokeWidth="9" />
      <rect className="gain-fill" x="330" y="288" width="134" height="36" rx="18" />
    </>
  );
}
