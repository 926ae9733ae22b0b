/** The style sheets and the script of the landing and the guide; both pages work without the script. */
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import './web/frame/theme.css'
import './web/pieces/signs/Mark.css'
import './web/frame/TileStrip.css'
import './welcome/WelcomeFrame.css'
import './welcome/landing/Scene.css'
import './welcome/landing/ScenePhone.css'
import './welcome/landing/SceneSteps.css'
import './welcome/landing/SceneMotion.css'
import './welcome/landing/ScenePhoneMotion.css'
import './welcome/landing/SceneStreetMotion.css'
import './welcome/landing/Landing.css'
import './welcome/landing/LandingParts.css'
import './welcome/landing/Management.css'
import './welcome/guide/Guide.css'
import './welcome/guide/GuideEntry.css'
import './welcome/guide/Posters.css'
import { wakeAssistant } from './welcome/assistant/assistantButton.web.ts'
import { agreeOnLanguage, keepPlace, showWaysFor } from './welcome/frontPage.web.ts'
import { wakePictures } from './welcome/guide/enlarging.web.ts'
import { openOnPaper } from './welcome/guide/onPaper.web.ts'

agreeOnLanguage()
keepPlace()
wakeAssistant()
wakePictures()
openOnPaper()
void showWaysFor(document.documentElement)
