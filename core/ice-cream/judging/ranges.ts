import type { Band, BandName } from './analysis.ts'
import type { SubStyle } from './kinds.ts'

type Ranges = Readonly<Partial<Record<BandName, Band>>>

const range = (min: number, max: number, target: number | null = null): Band => ({ min, max, target })

const additives = range(0.2, 0.6)
const none = range(0, 0)

/** Target ranges and optima of §10. PAC net of hardening, PAC and POD in points per kg; °C for the freezing point; else %. */
export const ranges: Readonly<Record<SubStyle, Ranges>> = {
  crema: {
    fat: range(6, 12, 8.5),
    msnf: range(8, 11.5, 10),
    sugars: range(16, 22, 18),
    totalSolids: range(35, 42, 38),
    pac: range(230, 290, 262),
    pod: range(150, 190, 170),
    additives,
  },
  yema: {
    fat: range(7, 13, 9),
    msnf: range(8, 10.5, 9.5),
    sugars: range(16, 21, 18),
    totalSolids: range(37, 43, 39),
    pac: range(230, 290, 262),
    pod: range(150, 190, 170),
    yolk: range(4, 10),
  },
  fruta: {
    fat: range(3, 8, 5),
    msnf: range(4, 8, 6),
    sugars: range(20, 25, 22),
    totalSolids: range(32, 40, 35),
    pac: range(255, 315, 285),
    pod: range(180, 230, 205),
    fruit: range(20, 45),
  },
  chocolate: {
    fat: range(6, 13, 8.5),
    msnf: range(6, 9.5, 8),
    sugars: range(18, 24, 20.5),
    totalSolids: range(37, 46, 41),
    pac: range(230, 290, 250),
    pod: range(180, 250, 205),
    leanCocoa: range(3, 7),
  },
  fruto_seco: {
    fat: range(8, 15, 9.5),
    msnf: range(7, 10, 9),
    sugars: range(16, 21, 18.5),
    totalSolids: range(38, 45, 41),
    pac: range(220, 285, 250),
    pod: range(150, 190, 170),
    paste: range(6, 12),
  },
  alcohol: {
    fat: range(6, 12, 9),
    msnf: range(8, 11, 9.5),
    sugars: range(14, 20, 17),
    totalSolids: range(34, 42, 38),
    pac: range(260, 340, 300),
    pod: range(140, 185, 160),
    alcohol: range(0.5, 3),
  },
  yogur: {
    fat: range(3, 10, 6),
    msnf: range(7, 11, 9),
    sugars: range(17, 23, 19),
    totalSolids: range(32, 40, 35),
    pac: range(240, 300, 270),
    pod: range(160, 200, 180),
    yogurt: range(40, 80),
  },
  vegano: {
    fat: range(5, 12, 8),
    msnf: none,
    sugars: range(18, 24, 21),
    totalSolids: range(33, 42, 37),
    pac: range(260, 320, 290),
    pod: range(160, 210, 185),
    otherSolids: range(3, 12),
  },
  sorbete_fruta: {
    fat: range(0, 1),
    msnf: none,
    sugars: range(23, 30, 26.5),
    totalSolids: range(27, 34, 31),
    pac: range(290, 360, 325),
    pod: range(190, 260, 215),
    fruit: range(25, 70),
    additives,
  },
  sorbete_citrico: {
    fat: range(0, 0.5),
    msnf: none,
    sugars: range(25, 31, 28),
    totalSolids: range(28, 34, 31),
    pac: range(300, 370, 325),
    pod: range(200, 270, 230),
    fruit: range(15, 30),
  },
  sorbete_chocolate: {
    fat: range(2, 7, 4),
    msnf: none,
    sugars: range(22, 29, 25),
    totalSolids: range(33, 42, 37),
    pac: range(270, 350, 300),
    pod: range(180, 250, 220),
    leanCocoa: range(3.5, 8),
  },
  sorbete_alcohol: {
    fat: range(0, 1),
    msnf: none,
    sugars: range(20, 27, 24),
    totalSolids: range(24, 32, 28),
    pac: range(300, 400, 350),
    pod: range(170, 240, 205),
    alcohol: range(1, 4),
  },
  granizado: {
    fat: range(0, 0.5),
    sugars: range(13, 20, 16),
    totalSolids: range(14, 22, 17),
    pac: range(130, 220, 170),
    pod: range(120, 180, 150),
    freezingPoint: range(-1.6, -0.9),
  },
}

/** How far outside is still "near": the margins after which §12 warns; for what it does not name, our own (011). */
export const tolerances: Readonly<Record<BandName, number>> = {
  fat: 1,
  msnf: 1,
  sugars: 1,
  totalSolids: 2,
  pac: 15,
  pod: 15,
  fruit: 5,
  yolk: 1,
  paste: 2,
  leanCocoa: 1,
  alcohol: 0.5,
  yogurt: 10,
  otherSolids: 1,
  additives: 0.1,
  freezingPoint: 0.2,
}
