import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { Loading } from '#web/ui/Loading.tsx'
import { CrashPage } from './CrashPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { plainSearch } from './plain-search.ts'
import { Root } from './Root.tsx'
import { pageTitles as titles } from './texts.ts'

/*
 * The menu: every screen of the specification, top to bottom. Each is loaded when it is first asked for. `root` has the
 * two pages that need nothing, `workshop` adds Mantine and the session, `kitchen` the guard and the frame.
 */
const root = createRootRoute({ component: Root, notFoundComponent: NotFoundPage })

const workshop = createRoute({
  getParentRoute: () => root,
  id: 'workshop',
  component: lazyRouteComponent(() => import('./Workshop.tsx'), 'Workshop'),
})
const guard = createRoute({
  getParentRoute: () => workshop,
  id: 'guard',
  component: lazyRouteComponent(() => import('./RequireSession.tsx'), 'RequireSession'),
})
const kitchen = createRoute({
  getParentRoute: () => guard,
  id: 'kitchen',
  component: lazyRouteComponent(() => import('./Shell.tsx'), 'Shell'),
})

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  // A way through Google that failed comes back to the site's address: `/auth` is where errors are explained.
  beforeLoad: ({ search, location: { hash } }) => {
    if ('error_code' in search || hash.includes('error_code=')) throw redirect({ to: '/auth', search, hash })
  },
  component: lazyRouteComponent(() => import('#web/landing/LandingPage.tsx'), 'LandingPage'),
  staticData: { title: titles.landing },
})
const demo = createRoute({
  getParentRoute: () => root,
  path: '/demo',
  component: lazyRouteComponent(() => import('#web/demo/DemoPage.tsx'), 'DemoPage'),
  staticData: { title: titles.demo },
})
const auth = createRoute({
  getParentRoute: () => workshop,
  path: '/auth',
  component: lazyRouteComponent(() => import('#web/auth/AuthPage.tsx'), 'AuthPage'),
  staticData: { title: titles.auth },
})
const dashboard = createRoute({
  getParentRoute: () => kitchen,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('#web/dashboard/DashboardPage.tsx'), 'DashboardPage'),
  staticData: { title: titles.dashboard },
})
const recipes = createRoute({
  getParentRoute: () => kitchen,
  path: '/recipes',
  validateSearch: ({ edit, new: begun }: Record<string, unknown>): { edit?: string; new?: 'recipe' | 'folder' } => ({
    ...(typeof edit === 'string' && edit !== '' ? { edit } : {}),
    ...(begun === 'recipe' || begun === 'folder' ? { new: begun } : {}),
  }),
  component: lazyRouteComponent(() => import('#web/recipes/RecipesPage.tsx'), 'RecipesPage'),
  staticData: { title: titles.recipes },
})
const library = createRoute({
  getParentRoute: () => kitchen,
  path: '/library',
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } => (typeof q === 'string' && q !== '' ? { q } : {}),
  component: lazyRouteComponent(() => import('#web/library/LibraryPage.tsx'), 'LibraryPage'),
  staticData: { title: titles.library },
})
const libraryRecipe = createRoute({
  getParentRoute: () => kitchen,
  path: '/library/$id',
  component: lazyRouteComponent(() => import('#web/library/RecipeDetailPage.tsx'), 'RecipeDetailPage'),
  staticData: { title: titles.recipe },
})
const assistant = createRoute({
  getParentRoute: () => kitchen,
  path: '/ai-assistant',
  component: lazyRouteComponent(() => import('#web/assistant/AssistantPage.tsx'), 'AssistantPage'),
  staticData: { title: titles.assistant },
})
const pastry = createRoute({
  getParentRoute: () => kitchen,
  path: '/pastry',
  component: lazyRouteComponent(() => import('#web/pastry/PastryPage.tsx'), 'PastryPage'),
  staticData: { title: titles.pastry },
})
const nutrition = createRoute({
  getParentRoute: () => kitchen,
  path: '/nutritional-analysis',
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } => (typeof q === 'string' && q !== '' ? { q } : {}),
  component: lazyRouteComponent(() => import('#web/nutrition/NutritionPage.tsx'), 'NutritionPage'),
  staticData: { title: titles.nutrition },
})
const nutritionDetail = createRoute({
  getParentRoute: () => kitchen,
  path: '/nutrition/$recipeId',
  component: lazyRouteComponent(() => import('#web/nutrition/NutritionDetailPage.tsx'), 'NutritionDetailPage'),
  staticData: { title: titles.nutritionDetail },
})

const costing = createRoute({
  getParentRoute: () => kitchen,
  path: '/cost-analysis',
  component: lazyRouteComponent(() => import('#web/costing/CostingPage.tsx'), 'CostingPage'),
  staticData: { title: titles.costing },
})
const scanner = createRoute({
  getParentRoute: () => kitchen,
  path: '/document-scanner',
  component: lazyRouteComponent(() => import('#web/scanner/ScannerPage.tsx'), 'ScannerPage'),
  staticData: { title: titles.scanner },
})
const kitchenLab = createRoute({
  getParentRoute: () => kitchen,
  path: '/kitchen-lab',
  validateSearch: ({ new: begun }: Record<string, unknown>): { new?: 'project' } =>
    begun === 'project' ? { new: begun } : {},
  component: lazyRouteComponent(() => import('#web/kitchen-lab/ProjectsPage.tsx'), 'ProjectsPage'),
  staticData: { title: titles.kitchenLab },
})
const project = createRoute({
  getParentRoute: () => kitchen,
  path: '/kitchen-lab/$projectId',
  component: lazyRouteComponent(() => import('#web/kitchen-lab/ProjectPage.tsx'), 'ProjectPage'),
  staticData: { title: titles.project },
})
const iceCream = createRoute({
  getParentRoute: () => kitchen,
  path: '/ice-cream-lab',
  component: lazyRouteComponent(() => import('#web/ice-cream/IceCreamPage.tsx'), 'IceCreamPage'),
  staticData: { title: titles.iceCream },
})

// Beyond the specification, from the user's menu: it stands in nobody's way.
const account = createRoute({
  getParentRoute: () => kitchen,
  path: '/account',
  component: lazyRouteComponent(() => import('#web/account/AccountPage.tsx'), 'AccountPage'),
  staticData: { title: titles.account },
})

const guide = createRoute({
  getParentRoute: () => kitchen,
  path: '/guia',
  component: lazyRouteComponent(() => import('#web/guide/GuidePage.tsx'), 'GuidePage'),
  staticData: { title: titles.guide },
})

// The living examples (docs/diseno.md). A build knows neither the route nor the page.
const examples = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => workshop,
        path: '/diseno',
        component: lazyRouteComponent(() => import('#web/design/DesignPage.tsx'), 'DesignPage'),
        staticData: { title: titles.design },
      }),
    ]
  : []

const inKitchen = kitchen.addChildren([
  account,
  guide,
  dashboard,
  recipes,
  library,
  libraryRecipe,
  assistant,
  costing,
  scanner,
  kitchenLab,
  project,
  nutrition,
  nutritionDetail,
  pastry,
  iceCream,
])

export const router = createRouter({
  routeTree: root.addChildren([
    landing,
    demo,
    workshop.addChildren([...examples, auth, guard.addChildren([inKitchen])]),
  ]),
  ...plainSearch,
  // '/Dashboard' is an unknown path, as the server says too (core/api/screens.ts).
  caseSensitive: true,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingMs: 300,
  defaultPendingComponent: () => <Loading page />,
  defaultErrorComponent: CrashPage,
  defaultNotFoundComponent: NotFoundPage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** Title of the browser tab. */
    title?: string
  }
}
