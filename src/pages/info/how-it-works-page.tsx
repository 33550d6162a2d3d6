import { Link } from 'react-router-dom';
import { categories } from '../../catalogue/categories.ts';
import { total } from '../../catalogue/summary.ts';
import { AdSlot } from '../../parts/ad-slot.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sections } from './como-funciona.md?secoes';
import { TextPage } from './text-page.tsx';
import { SITE_NAME } from '../../site/site.ts';

const STEPS = [
  {
    icon: 'search',
    title: 'Encontre',
    text: 'Busque pelo nome ou pelo assunto, com ou sem acento, ou escolha uma categoria.',
  },
  {
    icon: 'pencil-line',
    title: 'Preencha',
    text: 'Digite os valores como preferir: 1.234,56 ou 1234,56. Cada campo diz o que espera.',
  },
  {
    icon: 'calculator',
    title: 'Calcule',
    text: 'O resultado aparece na hora. Se faltar algo, uma mensagem diz o quê, e nada do que você digitou se perde.',
  },
  {
    icon: 'list-checks',
    title: 'Confira',
    text: 'Veja as etapas com os seus números, a lei ou a fórmula, e os limites da estimativa.',
  },
] as const;

/** Explains how the site works, what it guarantees and how to use it. */
export default function HowItWorksPage() {
  return (
    <TextPage
      title="Como funciona"
      description={`Como o ${SITE_NAME} faz as contas, o que garante a você e como usar as calculadoras: grátis, sem cadastro e com os dados no seu navegador.`}
      path="/como-funciona"
      lead={`São ${total} calculadoras em ${categories.length} categorias. Todas funcionam do mesmo jeito: você preenche, calcula e vê de onde veio cada número.`}
      sections={sections}
    >
      <ol className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ icon, title, text }, index) => (
          <li key={title} className="card p-5">
            <div className="flex items-center justify-between text-brand">
              <Icon name={icon} className="size-7" />
              <span aria-hidden="true" className="figure text-3xl font-extrabold opacity-40">
                {index + 1}
              </span>
            </div>
            <h2 className="mt-3 text-lg font-bold">{title}</h2>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/categorias" className={buttonClass('primary')}>
          Ver todas as calculadoras
        </Link>
      </div>
      <div className="mt-10">
        <AdSlot size="banner" />
      </div>
    </TextPage>
  );
}
