/** Sources cited by the health calculators: authorities and studies. */

const CHECKED_ON = '2026-11-20';

/* @__NO_SIDE_EFFECTS__ */
function source(label: string, url: string) {
  return { label, url, checkedOn: CHECKED_ON };
}

export const OMS_OBESIDADE = source(
  'Organização Mundial da Saúde: obesidade e sobrepeso',
  'https://www.who.int/news-room/fact-sheets/detail/obesity-and-overweight',
);

export const OMS_ATIVIDADE_FISICA = source(
  'Organização Mundial da Saúde: atividade física',
  'https://www.who.int/news-room/fact-sheets/detail/physical-activity',
);

export const CUIDADO_DA_OBESIDADE = source(
  'Ministério da Saúde: linha de cuidado da obesidade no adulto',
  'https://linhasdecuidado.saude.gov.br/portal/obesidade-no-adulto/',
);

export const ESTUDO_DE_HARRIS_E_BENEDICT = source(
  'Roza e Shizgal, The Harris Benedict equation reevaluated (1984)',
  'https://doi.org/10.1093/ajcn/40.1.168',
);

export const GUIA_DE_AGUA = source(
  'UNA-SUS: a água no Guia Alimentar para a População Brasileira',
  'https://www.unasus.gov.br/noticia/quantidade-de-agua-necessaria-para-cada-pessoa-e-variavel',
);

export const FREQUENCIAS_ALVO = source(
  'American Heart Association: target heart rates',
  'https://www.heart.org/en/healthy-living/fitness/fitness-basics/target-heart-rates',
);

export const TABELA_DE_FREQUENCIAS_ALVO = source(
  'Manual MSD: estimativa da frequência cardíaca-alvo',
  'https://www.msdmanuals.com/home/multimedia/table/estimating-target-heart-rate',
);
