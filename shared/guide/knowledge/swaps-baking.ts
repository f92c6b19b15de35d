/** What can stand in for flours, raising agents, sugars, chocolate and nuts. Tables only. */
import { swaps } from './swap.ts'

export const BAKING_CUPBOARD = swaps([
  [
    'self raising flour|self rising flour',
    'Plain flour with 2 tsp baking powder for each 150 g, sifted together.',
    'Not plain flour alone: nothing will rise.',
  ],
  [
    'plain flour|flour|all purpose flour',
    'To thicken, half the amount of cornflour. In cakes, self-raising flour if you leave the baking powder out.',
    'Not self-raising in shortcrust, biscuits that must hold a shape, or yeast bread.',
  ],
  [
    'bread flour|strong flour|strong white flour',
    'The same weight of plain flour; use a little less water and expect a closer crumb.',
    'Not self-raising, and not for a long-proved sourdough.',
  ],
  [
    'wholemeal flour|wholewheat flour',
    'The same weight of white flour with about a tenth less liquid; or half and half.',
    'Not all wholemeal in place of white in a light sponge.',
  ],
  [
    'gluten free flour',
    'A shop blend, the same weight, with ¼ tsp xanthan gum for each 150 g if the blend has none.',
    'Not one single flour such as rice or coconut on its own; not for classic bread.',
  ],
  [
    'cornflour|cornstarch|corn starch',
    'To thicken, twice as much plain flour, cooked for 2 minutes, or the same amount of arrowroot or potato starch.',
    'Not arrowroot with milk: it goes slimy. Not polenta.',
  ],
  ['arrowroot', 'The same amount of cornflour.', 'Not if the sauce must stay crystal clear.'],
  [
    'baking powder',
    'For each 1 tsp, ¼ tsp bicarbonate of soda and ½ tsp cream of tartar, or ¼ tsp bicarbonate with 100 ml yoghurt in place of other liquid.',
    'Not bicarbonate alone in the same amount: it tastes of soap.',
  ],
  [
    'bicarbonate of soda|bicarbonate|baking soda',
    'Three times as much baking powder, and leave out a pinch of salt.',
    'Not where it is there to darken or tenderise (gingerbread, honeycomb, dates).',
  ],
  [
    'cream of tartar',
    'Twice as much lemon juice or white vinegar.',
    'Not in a dry mix that is kept.',
  ],
  [
    'yeast|dried yeast|fast action yeast|instant yeast',
    '7 g fast-action yeast is about 10 g active dried (wake it in warm water first) or 20 g fresh.',
    'Not baking powder in a yeast dough: make soda bread instead.',
  ],
  [
    'fresh yeast',
    'Half its weight of active dried yeast, or a third of fast-action.',
    'Not old yeast: it should smell clean.',
  ],
  [
    'caster sugar',
    'The same weight of granulated sugar, whizzed in a blender for a few seconds if you can.',
    'Not icing sugar in a creamed cake.',
  ],
  [
    'granulated sugar|white sugar|sugar',
    'The same weight of caster or light brown sugar.',
    'Not honey weight for weight in baking: it browns faster and is wet.',
  ],
  [
    'brown sugar|light brown sugar|muscovado|muscovado sugar|light muscovado|dark muscovado|dark brown sugar|dark muscovado sugar',
    'The same weight of white sugar with 1 tbsp treacle for each 200 g (2 tbsp for dark).',
    'Not white alone where toffee flavour or chew matters.',
  ],
  [
    'demerara|demerara sugar',
    'The same weight of granulated or light brown sugar; it is only less crunchy.',
    'Not icing sugar on a crumble.',
  ],
  [
    'icing sugar|powdered sugar',
    'The same weight of caster sugar, ground to powder in a dry blender with 1 tsp cornflour for each 100 g.',
    'Not unground sugar in icing: it stays gritty.',
  ],
  [
    'golden syrup|syrup',
    'The same amount of honey or maple syrup.',
    'Not maple where it must set chewy, as in flapjacks: it is thinner.',
  ],
  [
    'treacle|black treacle|molasses',
    'The same amount of molasses, or of golden syrup with a little dark sugar.',
    'Not if you want its bitter edge.',
  ],
  [
    'honey',
    'The same amount of maple or golden syrup, or 1¼ times as much sugar with a splash of water.',
    'Not honey itself for babies under one year.',
  ],
  [
    'maple syrup',
    'The same amount of honey or golden syrup; honey is stronger.',
    'Not honey for vegans.',
  ],
  [
    'cocoa|cocoa powder',
    'For each 20 g, 35 g dark chocolate, melted, and 15 g less butter.',
    'Not drinking chocolate in the same amount: it is mostly sugar.',
  ],
  [
    'dark chocolate|plain chocolate',
    'For each 30 g, 20 g cocoa, 15 g sugar and 10 g butter; or milk chocolate and less sugar.',
    'Not cocoa where it has to set, as in ganache or truffles.',
  ],
  [
    'milk chocolate',
    'The same weight of dark chocolate with 1 tbsp more sugar for each 100 g.',
    'Not for coating without tempering.',
  ],
  [
    'white chocolate',
    'The same weight of milk chocolate; it is darker and less sweet.',
    'Not where the colour matters.',
  ],
  [
    'chocolate chips',
    'The same weight of a bar, chopped to small pieces.',
    'Not finely grated: it melts away.',
  ],
  [
    'vanilla extract|vanilla',
    'The same amount of vanilla bean paste, or the seeds of half a pod for each 1 tsp.',
    'Not twice as much essence: it tastes of perfume.',
  ],
  [
    'vanilla pod|vanilla bean',
    '1 to 2 tsp vanilla extract or paste for each pod.',
    'Not extract boiled from the start: add it at the end.',
  ],
  [
    'gelatine|gelatin',
    'Agar: about 1 tsp powder for each 500 ml, boiled for 2 minutes; it sets firmer and at room temperature.',
    'Not agar with raw pineapple or kiwi, and not for a soft wobble. Gelatine is not vegetarian.',
  ],
  [
    'ground almonds|almond flour',
    'The same weight of ground hazelnuts; without nuts, ground sunflower seeds or half plain flour, half fine semolina.',
    'Not flour alone in a flourless cake or macarons.',
  ],
  [
    'flaked almonds|almonds|almond',
    'The same amount of chopped hazelnuts; without nuts, toasted sunflower or pumpkin seeds.',
    'Not seeds for marzipan.',
  ],
  [
    'walnuts|walnut',
    'The same weight of pecans; without nuts, pumpkin seeds or dark chocolate chunks, or leave them out.',
    'Not for a walnut sauce or pesto without changing it.',
  ],
  [
    'pecans|pecan',
    'The same weight of walnuts.',
    'Not in a pecan pie if walnuts taste bitter to you.',
  ],
  [
    'cashews|cashew nuts|cashew',
    'The same weight of blanched almonds; without nuts, sunflower seeds.',
    'Not peanuts for somebody with an allergy: ask first.',
  ],
  [
    'peanuts|peanut',
    'The same amount of roasted cashews; without nuts, roasted seeds or crisp onions.',
    'Not any nut for somebody with a nut allergy.',
  ],
  [
    'peanut butter',
    'The same amount of almond butter; without nuts, sunflower seed butter or tahini with a little honey.',
    'Not tahini for somebody allergic to sesame.',
  ],
  [
    'pine nuts|pine kernels',
    'The same weight of flaked almonds or cashews; without nuts, sunflower seeds.',
    'Not salted nuts in pesto.',
  ],
  ['hazelnuts', 'The same weight of almonds.', 'Not in a praline if you want its taste.'],
  [
    'pistachios',
    'The same weight of almonds, or pumpkin seeds for the green.',
    'Not salted ones in baking.',
  ],
  [
    'desiccated coconut',
    'The same weight of coconut flakes, chopped fine; or ground almonds where it is for body.',
    'Not sweetened coconut without taking sugar out.',
  ],
  [
    'porridge oats|rolled oats|oats',
    'The same weight of jumbo oats (cook longer) or, in a crumble, of chopped nuts or breadcrumbs.',
    'Not instant oat powder in flapjacks. For coeliacs only oats labelled gluten-free.',
  ],
  [
    'raisins|sultanas|currants',
    'The same weight of one another, or of chopped dried apricots or cranberries.',
    'Not fresh grapes in a cake: too wet.',
  ],
  [
    'dates|pitted dates',
    'The same weight of soft prunes or dried figs.',
    'Not raisins where they melt into the mixture.',
  ],
  [
    'marzipan',
    'The same weight of ready-made fondant flavoured with almond extract, for covering.',
    'Not fondant inside a simnel cake.',
  ],
  [
    'puff pastry',
    'The same weight of shortcrust for a pie, or 5 to 6 buttered layers of filo.',
    'Not shortcrust for something that has to rise.',
  ],
  [
    'shortcrust|shortcrust pastry',
    'Rub 100 g butter into 200 g plain flour and bring it together with 3 tbsp cold water: that is 320 g. Or puff pastry.',
    'Not puff under a wet filling unless baked blind.',
  ],
  ['filo|filo pastry', 'Puff pastry rolled very thin, one layer for five.', 'Not for baklava.'],
  [
    'meringue nests|meringue|meringues',
    'The same number of crisp shortbread biscuits or amaretti, broken.',
    'Not soft biscuits: they go soggy.',
  ],
  [
    'digestives|digestive biscuits',
    'The same weight of hobnobs, rich tea or ginger biscuits; rich tea needs a little more butter.',
    'Not filled biscuits.',
  ],
  [
    'jam',
    'The same amount of marmalade, or fruit cooked with half its weight of sugar.',
    'Not runny compote in a Victoria sponge.',
  ],
])
