/** Sources cited by the educational calculators. */

const CHECKED_ON = '2026-11-20';

/** The national curriculum for the topic of a lesson: `curriculum('equações do 1º grau')`. */
/* @__NO_SIDE_EFFECTS__ */
export function curriculum(topic: string) {
  return {
    label: `Base Nacional Comum Curricular: ${topic} (Matemática)`,
    url: 'https://basenacionalcomum.mec.gov.br/',
    checkedOn: CHECKED_ON,
  };
}

export const PORTAL_DE_MATEMATICA = {
  label: 'Portal da Matemática OBMEP (IMPA)',
  url: 'https://portaldaobmep.impa.br/',
  checkedOn: CHECKED_ON,
};
