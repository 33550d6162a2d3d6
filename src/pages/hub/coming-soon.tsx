import type { HubContent } from './hub-content.ts';

/** Announced calculators; renders nothing without any. */
export function ComingSoon({ items }: { readonly items: HubContent['comingSoon'] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="em-breve" className="mt-10">
      <h2 id="em-breve" className="mb-4 text-2xl font-bold">
        Em breve
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ name, description }) => (
          <li key={name} className="rounded-card border border-dashed border-field p-5">
            <h3 className="font-bold">{name}</h3>
            <p className="mt-1 text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
