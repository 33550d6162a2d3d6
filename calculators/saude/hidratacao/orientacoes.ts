/** Recommendations of the water calculator. */

const POR_ATIVIDADE = {
  baixa: 'Deixe uma garrafa por perto e beba aos poucos, sem esperar a sede.',
  moderada: 'Beba um pouco antes, durante e depois do exercício.',
  intensa: 'Em treinos com mais de uma hora, reponha também os sais que o suor leva.',
} as const;

const POR_CLIMA = {
  frio: 'No frio a sede diminui, mas o corpo continua perdendo água: chás sem açúcar também contam.',
  temperado: 'Observe a cor da urina: amarelo-claro é sinal de boa hidratação.',
  quente: 'No calor, beba com mais frequência e evite o sol nas horas mais quentes.',
} as const;

/** Sentences for a level of activity and a climate. */
export function orientacoesParaBeberAgua(
  activity: keyof typeof POR_ATIVIDADE,
  climate: keyof typeof POR_CLIMA,
): readonly string[] {
  return [
    POR_ATIVIDADE[activity],
    POR_CLIMA[climate],
    'Frutas, verduras, sopas e leite também trazem água; refrigerantes e bebidas adoçadas não são boa fonte.',
  ];
}
