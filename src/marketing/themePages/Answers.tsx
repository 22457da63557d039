/** The answers to a question, as a list under it. */
export function Answers({
  title,
  items,
  arrow,
}: {
  title: string;
  items: string[];
  arrow?: string;
}) {
  return (
    <section>
      <h2>
        {title}
        {arrow && (
          <svg viewBox="0 0 24 24" width="20" height="20" fill="none" aria-hidden="true">
            <path d={arrow} stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        )}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
