import { useId } from 'react';
import { Link } from 'react-router-dom';
import { categoryOf } from '../../catalogue/categories.ts';
import { calculatorPath } from '../../catalogue/entry.ts';
import type { ComparedData, PublishedExample } from '../../catalogue/page-data.ts';
import { keepQuantitiesTogether } from '../../engine/keep-together.ts';
import { NotFoundPage } from '../not-found.ts';
import { usePageData } from '../page-data.ts';
import { TextLink } from './quoted.tsx';
import { TextPage } from './text-page.tsx';
import { SITE_NAME } from '../../site/site.ts';

type Group = ComparedData['compared'][number];

/** Published values beside our calculators' results for the same inputs. */
export default function ComparedPage() {
  const data = usePageData('/conferido-com');
  if (!data || !('compared' in data)) return <NotFoundPage />;
  const { compared } = data;
  const calculators = compared.flatMap((group) => group.calculators);
  const examples = calculators.reduce((count, calculator) => count + calculator.examples.length, 0);
  return (
    <TextPage
      title="Conferido com"
      description={`Valores que leis, órgãos públicos, provas e jornais publicaram, ao lado do que as calculadoras do ${SITE_NAME} dão com os mesmos dados.`}
      path="/conferido-com"
      lead={`São ${examples} casos de leis, órgãos públicos, provas e jornais, em ${calculators.length} calculadoras: o valor que eles publicam, ao lado do que a nossa conta dá. Os outros testes do site refazem a conta à mão e não estão aqui.`}
      sections={compared.map(({ category: id, calculators: own }) => ({
        id,
        title: categoryOf(id).label,
        body: <ComparedGroup calculators={own} />,
      }))}
    />
  );
}

function ComparedGroup({ calculators }: Pick<Group, 'calculators'>) {
  return calculators.map(({ id, name, examples }) => (
    <div key={id}>
      <h3>
        <Link to={calculatorPath(id)}>{name}</Link>
      </h3>
      {examples.map((example) => (
        <ComparedExample key={example.title} example={example} />
      ))}
    </div>
  ));
}

function ComparedExample({ example }: { readonly example: PublishedExample }) {
  const { title, source, url, rows } = example;
  const titleId = useId();
  return (
    <div className="mt-3 mb-6">
      {/* Outside the table, so that it wraps while a table in large text scrolls sideways. */}
      <p id={titleId} className="pb-1 text-sm font-semibold wrap-break-word sm:text-base">
        {title}
      </p>
      <div className="overflow-x-auto">
        <table
          aria-labelledby={titleId}
          className="table w-full text-sm max-[23rem]:text-xs sm:table-fixed sm:text-base"
        >
          <thead>
            <tr>
              <th scope="col" className="sm:w-1/2">
                Resultado
              </th>
              <th scope="col">Publicado</th>
              <th scope="col">O nosso</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, published, ours }) => (
              <tr key={label}>
                <th scope="row" className="font-normal">
                  {label}
                </th>
                <td>{keepQuantitiesTogether(published)}</td>
                <td>{keepQuantitiesTogether(ours)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-sm text-muted">
        Fonte: {url === undefined ? source : <TextLink href={url}>{source}</TextLink>}
      </p>
    </div>
  );
}
